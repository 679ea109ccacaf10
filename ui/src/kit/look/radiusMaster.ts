/**
 * The step of corner radii that gives rows and buttons these corners, as a value of `--apkt-border-radius-master`.
 *
 * @param radius checked already; a number is in CSS pixels
 */
export function radiusMaster(radius: number | string | undefined): string | undefined {
  if (radius === undefined) return undefined
  const unit = typeof radius === 'string' ? radius.replace(/^[\d.]+/, '') : 'px'
  return `${Number.parseFloat(String(radius)) / 3.5}${unit}`
}
