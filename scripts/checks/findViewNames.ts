import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Finding } from './Finding.ts'
import { namesIn } from './namesIn.ts'
import { sdkSources } from './sdkSources.ts'

const list = 'sdk/src/modal/navigation/ViewName.ts'

/**
 * Files of the sdk outside of `navigation/` that name a view: a string or a property key that equals a member of
 * `ViewName`. The value of a property `name` may be any word, since wallets and networks have names too.
 */
export function findViewNames(root: string): readonly Finding[] {
  const views = namesIn(list, readFileSync(join(root, list), 'utf8'))
    .filter(({ kind }) => kind === 'string')
    .map(({ text }) => text)
  if (views.length === 0) return [{ file: list, line: 1, reason: 'lists no view' }]
  return sdkSources(root)
    .filter(({ file }) => !file.startsWith(`${dirname(list)}/`))
    .flatMap(({ file, path, text }) =>
      namesIn(path, text)
        .filter(({ kind, text: name, property }) => {
          return kind !== 'identifier' && property !== 'name' && views.includes(name)
        })
        .map(({ text: name, line }) => ({
          file,
          line,
          reason: `names the view '${name}': only navigation/ knows views`,
        })),
    )
}
