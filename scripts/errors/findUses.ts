/** A file of the repository. */
export interface SourceText {
  readonly file: string
  readonly source: string
}

/** Places that raise or show an error, and the tests that name it. */
export interface ErrorUses {
  readonly places: readonly string[]
  readonly tests: readonly string[]
}

interface FindUsesParameters {
  readonly code: string
  /** Its constant in `generated/errors/constants.ts`. */
  readonly constant: string
  readonly message: string
  /** Keys under which the binding has this message as a toast. */
  readonly toastKeys: readonly string[]
  /** Whether only this error has the message. */
  readonly isUnique: boolean
  readonly sources: readonly SourceText[]
  readonly tests: readonly SourceText[]
}

/**
 * Files that mention an error: by its constant, by its code, by the key of its toast or, where no other error has it, by its
 * message.
 */
export function findUses({
  code,
  constant,
  message,
  toastKeys,
  isUnique,
  sources,
  tests,
}: FindUsesParameters): ErrorUses {
  const names = [code, ...toastKeys].map((name) => `'${name}'`)
  const text = isUnique ? quotedMessage(message) : undefined
  const mentions = ({ source }: SourceText) =>
    importsConstant(source, constant) ||
    names.some((name) => source.includes(name)) ||
    (text?.test(source) ?? false)
  return {
    places: sources.filter(mentions).map(({ file }) => file),
    // A title such as 'CODE: what happened' names it, too.
    tests: tests
      .filter((test) => mentions(test) || test.source.includes(`'${code}: `))
      .map(({ file }) => file),
  }
}

function importsConstant(source: string, constant: string): boolean {
  const [, names = ''] =
    source.match(/import \{([^}]*)\} from '@wallet-kit\/clients\/errors\/constants'/) ?? []
  return names.split(',').some((name) => name.trim() === constant)
}

/** The message as a string or in a title; where it has a placeholder, any text matches. */
function quotedMessage(message: string): RegExp {
  const parts = message.split(/\{\w+\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const isOneWord = /^\w+$/.test(message)
  const text = parts.join('[^\'"`\\n]+?').replaceAll("'", "\\\\?'")
  return new RegExp(isOneWord ? `['"]${text}['"]` : `['"\`][^'"\`\\n]*${text}`)
}
