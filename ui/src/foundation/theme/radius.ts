/** A corner radius in steps of the host app's `--w3m-border-radius-master` (4 px by default). */
export function radius(steps: number): string {
  return `calc(${steps} * var(--wk-radius))`
}
