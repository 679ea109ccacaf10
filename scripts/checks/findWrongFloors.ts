import { dirname, posix } from 'node:path'
import type { Finding } from './Finding.ts'
import { type Import, importsOf } from './importsOf.ts'
import { type Floor, sdkFloors } from './sdkFloors.ts'
import { type SdkSource, sdkSources } from './sdkSources.ts'

const table = 'scripts/checks/sdkFloors.ts'

/** Imports inside the sdk from one of the {@link sdkFloors} to a higher one. */
export function findWrongFloors(root: string, floors: readonly Floor[] = sdkFloors): readonly Finding[] {
  return sdkSources(root).flatMap((source) => {
    if (!placeOf(source.path, floors)) {
      return [{ file: source.file, line: 1, reason: `belongs to no floor of ${table}` }]
    }
    return importsOf(source.path, source.text).flatMap((found) => {
      const reason = wrongBecause(source, found, floors)
      const what = found.specifier === undefined ? 'a computed module' : `'${found.specifier}'`
      return reason ? [{ file: source.file, line: found.line, reason: `imports ${what}: ${reason}` }] : []
    })
  })
}

function wrongBecause(
  { path }: SdkSource,
  { specifier }: Import,
  floors: readonly Floor[],
): string | undefined {
  if (specifier === undefined) return 'its floor cannot be checked'
  if (!specifier.startsWith('.')) return undefined
  const from = placeOf(path, floors)
  const to = placeOf(posix.join(dirname(path), specifier), floors)
  if (!to) return `that belongs to no floor of ${table}`
  const { onlyFor } = floors[to.floor] ?? {}
  if (!from || (onlyFor && from.floor !== to.floor && !onlyFor.includes(from.folder))) {
    return `${to.folder}/ is only for ${onlyFor?.join(', ')}/`
  }
  return to.floor > from.floor ? `${from.folder}/ lies on a lower floor than ${to.folder}/` : undefined
}

interface Place {
  readonly floor: number
  readonly folder: string
}

/** Floor and folder of a path in `sdk/src`. */
function placeOf(path: string, floors: readonly Floor[]): Place | undefined {
  for (const [floor, { folders }] of floors.entries()) {
    const folder = folders.find((name) => path.startsWith(`${name}/`))
    if (folder !== undefined) return { floor, folder }
  }
  return undefined
}
