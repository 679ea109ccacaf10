import { dirname, posix } from 'node:path'
import type { Finding } from './Finding.ts'
import { type Import, importsOf } from './importsOf.ts'
import { type ArrowBack, sdkArrowsBack, sdkFloors } from './sdkFloors.ts'
import { type SdkSource, sdkSources } from './sdkSources.ts'

const table = 'scripts/checks/sdkFloors.ts'
const maximumArrowsBack = 6

/** Imports inside the sdk from one of the {@link sdkFloors} to a higher one. */
export function findWrongFloors(
  root: string,
  arrowsBack: readonly ArrowBack[] = sdkArrowsBack,
): readonly Finding[] {
  const used = new Set<ArrowBack>()
  const wrong = sdkSources(root).flatMap((source) => {
    if (floorOf(source.folder) < 0) {
      return [{ file: source.file, line: 1, reason: `belongs to no floor of ${table}` }]
    }
    return importsOf(source.path, source.text).flatMap((found) => {
      const reason = wrongBecause(source, found, arrowsBack, used)
      const what = found.specifier === undefined ? 'a computed module' : `'${found.specifier}'`
      return reason ? [{ file: source.file, line: found.line, reason: `imports ${what}: ${reason}` }] : []
    })
  })
  return [...wrong, ...wrongArrows(arrowsBack, used)]
}

function wrongBecause(
  { folder, path }: SdkSource,
  { specifier, isTypeOnly }: Import,
  arrowsBack: readonly ArrowBack[],
  used: Set<ArrowBack>,
): string | undefined {
  if (specifier === undefined) return 'its floor cannot be checked'
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(dirname(path), specifier)
  const targetFolder = target.slice(0, Math.max(0, target.indexOf('/')))
  const [from, to] = [floorOf(folder), floorOf(targetFolder)]
  if (to < 0) return `that belongs to no floor of ${table}`
  const { onlyFor } = sdkFloors[to] ?? {}
  if (onlyFor && from !== to && !onlyFor.includes(folder)) {
    return `${targetFolder}/ is only for ${onlyFor.join(', ')}/`
  }
  if (to <= from) return undefined
  const arrow = arrowsBack.find((candidate) => candidate.from === path && candidate.to === target)
  if (!arrow) return `${folder}/ lies on a lower floor than ${targetFolder}/`
  used.add(arrow)
  return isTypeOnly ? undefined : `an upward import of ${table} must be \`import type\``
}

function floorOf(folder: string): number {
  return sdkFloors.findIndex(({ folders }) => folders.includes(folder))
}

function wrongArrows(arrowsBack: readonly ArrowBack[], used: ReadonlySet<ArrowBack>): readonly Finding[] {
  const unused = arrowsBack.filter((arrow) => !used.has(arrow))
  const reasons = unused.map(({ from, to }) => `lists an unused upward import: ${from} to ${to}`)
  if (arrowsBack.length > maximumArrowsBack) {
    reasons.push(`lists ${arrowsBack.length} arrows back, and ${maximumArrowsBack} are allowed`)
  }
  return reasons.map((reason) => ({ file: table, line: 1, reason }))
}
