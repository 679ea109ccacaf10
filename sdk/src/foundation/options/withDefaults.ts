/** `given` over `defaults`, where a key that is absent or `undefined` takes the default. */
export function withDefaults<Shape extends object>(defaults: Shape, given: object | undefined): Shape {
  const stated = Object.entries(given ?? {}).filter(([, value]) => value !== undefined)
  return { ...defaults, ...Object.fromEntries(stated) }
}
