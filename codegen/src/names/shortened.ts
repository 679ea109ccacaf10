/** Leaves room for what layers add to a name, within the 255 bytes that file systems give it. */
const longestName = 120

/** A name cut to a length that file names may have. Names that clash then are numbered like any others. */
export function shortened(name: string): string {
  return name.length <= longestName ? name : name.slice(0, longestName)
}
