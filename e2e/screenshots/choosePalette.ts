const size = 256

/** Colours as 24-bit numbers, and how many pixels have them. */
type Counts = ReadonlyMap<number, number>

const channels: readonly number[] = [16, 8, 0]
const channel = (color: number, shift: number) => (color >> shift) & 255

/**
 * Chooses at most 256 colours for an image: the group whose colours deviate most from their mean is split
 * until there are enough. Each result is the mean of a box, in which common colours weigh more.
 */
export function choosePalette(counts: Counts): readonly number[] {
  let boxes = [measure([...counts.keys()], counts)]
  while (boxes.length < size) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a))
    if (worst.error === 0) break
    const halves = split(worst).map((colors) => measure(colors, counts))
    boxes = [...boxes.filter((box) => box !== worst), ...halves]
  }
  return boxes.map(({ mean }) =>
    mean.reduce((color, value, index) => color | (Math.round(value) << (channels[index] ?? 0)), 0),
  )
}

interface Box {
  readonly colors: readonly number[]
  readonly mean: readonly number[]
  /** Channel with the greatest deviation. */
  readonly shift: number
  readonly error: number
}

function measure(colors: readonly number[], counts: Counts): Box {
  // Small areas count for more than their pixels: gaps in a gradient or at an edge are noticed.
  const weights = colors.map((color) => Math.sqrt(counts.get(color) ?? 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const average = (value: (color: number) => number) =>
    colors.reduce((sum, color, index) => sum + value(color) * (weights[index] ?? 0), 0) / total
  const mean = channels.map((shift) => average((color) => channel(color, shift)))
  const errors = channels.map(
    (shift, index) => average((color) => (channel(color, shift) - (mean[index] ?? 0)) ** 2) * total,
  )
  const error = Math.max(...errors)
  // A single colour has no error, except that of rounding.
  return { colors, mean, shift: channels[errors.indexOf(error)] ?? 0, error: colors.length === 1 ? 0 : error }
}

/** Both halves have at least one colour. */
function split({ colors, mean, shift }: Box): readonly (readonly number[])[] {
  const limit = mean[channels.indexOf(shift)] ?? 0
  return [
    colors.filter((color) => channel(color, shift) < limit),
    colors.filter((color) => channel(color, shift) >= limit),
  ]
}
