/**
 * Whether a version is equal to or later than another; pre-release tags are ignored.
 * @param {string} version e.g. `v20.19.2`
 * @param {string} wanted e.g. `20.19.0`
 */
export function atLeast(version, wanted) {
  const have = numbers(version)
  const want = numbers(wanted)
  for (const [place, number] of want.entries()) {
    const other = have[place] ?? 0
    if (other !== number) return other > number
  }
  return true
}

/** @param {string} version */
function numbers(version) {
  return version.replace(/^v/, '').replace(/-.*$/, '').split('.').map(Number)
}
