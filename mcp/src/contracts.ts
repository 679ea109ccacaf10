/** A contract of `schemas/`: a service, methods of wallets or nodes, messages, or stored data. */
export interface Contract {
  /** Folder of its reference, e.g. `wallet-directory`. */
  readonly name: string
  readonly title: string
  /** Its file in the repository. */
  readonly schema: string
  readonly description: string
  /** Names for `getOperation`. */
  readonly operations: readonly string[]
}

const anchor = /^<a id="(?:operation|method|request|event)-([^"]+)"><\/a>$/gm

export function readContracts(pages: ReadonlyMap<string, string>): readonly Contract[] {
  return [...pages].flatMap(([page, text]) => {
    const [, name] = /^reference\/([\w-]+)\/README\.md$/.exec(page) ?? []
    const [, title = '', schema] = /^# (.+)\n\n(?:Version[^\n]*?)?Contract `([^`]+)`/m.exec(text) ?? []
    if (name === undefined || schema === undefined) return []
    const [, description = ''] = /Contract `[^`]+`[^\n]*\n\n([\s\S]*?)\n\n/.exec(text) ?? []
    return [{ name, title, schema, description, operations: operationsOf(pages, name) }]
  })
}

/**
 * The reference of one operation, method or message: request, replies, limits, examples.
 *
 * @param operation its name, or the method's on the wire (`eth_call`)
 */
export function getOperation(
  pages: ReadonlyMap<string, string>,
  contract: string,
  operation: string,
): string | undefined {
  const wanted = toName(operation)
  for (const text of pagesOf(pages, contract)) {
    const parts = text.split(/^(?=<a id="[^"]+"><\/a>$)/m)
    const found = parts.find((part) => {
      const [, id = ''] = /^<a id="(?:operation|method|request|event)-([^"]+)"/.exec(part) ?? []
      return toName(id) === wanted
    })
    if (found) return found.replace(/^<a id[^\n]*\n+/, '').trim()
  }
  return undefined
}

function operationsOf(pages: ReadonlyMap<string, string>, contract: string): readonly string[] {
  return pagesOf(pages, contract).flatMap((text) => [...text.matchAll(anchor)].map(([, id = '']) => id))
}

function pagesOf(pages: ReadonlyMap<string, string>, contract: string): readonly string[] {
  return [...pages].filter(([page]) => page.startsWith(`reference/${contract}/`)).map(([, text]) => text)
}

/** `eth_call` and `ethCall` are one name. */
function toName(name: string): string {
  return name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase()
}
