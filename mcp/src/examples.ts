import { sectionsOf } from './sections.ts'

/** Code of a guide, which the repository's tests compile. */
export interface Example {
  /** Page and number of the code in it, e.g. `guides/connect.md#1`. */
  readonly id: string
  readonly title: string
  /** Text of its section, without other code. */
  readonly about: string
  readonly language: string
  /** Path of the file in the reader's project, where other code of the page imports it. */
  readonly file: string | undefined
  readonly code: string
}

const fence = /^```(tsx?)(?: title="([\w./-]+)")?\n([\s\S]*?)^```$/gm

/** Examples of the pages that are written by hand, in their order. */
export function examplesOf(pages: ReadonlyMap<string, string>): readonly Example[] {
  return [...pages]
    .filter(([page]) => !/^(?:reference|skills)\//.test(page))
    .flatMap(([page, text]) =>
      sectionsOf(page, text)
        .flatMap((section) => [...`${section.text}\n`.matchAll(fence)].map((match) => ({ match, section })))
        .map(({ match: [, language = '', file, code = ''], section }, index) => {
          const about = section.text.replaceAll(fence, '')
          return { id: `${page}#${index + 1}`, title: section.title, about, language, file, code }
        }),
    )
}

/** Files of the same page that an example imports: `./kit.ts` is the code whose title ends with `kit.ts`. */
export function withImportedFiles(example: Example, all: readonly Example[]): readonly Example[] {
  const page = example.id.replace(/#.*/, '')
  const imported = [...example.code.matchAll(/from '\.\/([\w.-]+?)(?:\.[jt]sx?)?'/g)].map(([, name]) => name)
  const files = all.filter(
    ({ id, file }) =>
      id.startsWith(`${page}#`) && imported.includes(file?.replace(/^.*\//, '').replace(/\.tsx?$/, '')),
  )
  return [...files.filter(({ id }) => id !== example.id), example]
}
