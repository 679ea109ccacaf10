/**
 * An object with some members of its own and all others of another one, whose methods run on that one: it may have
 * private fields, getters, or be frozen.
 */
export function overlay<Target extends object>(target: Target, own: Partial<Target>): Target {
  const methods = new WeakMap<object, unknown>()

  function read(key: string | symbol): unknown {
    if (Object.hasOwn(own, key)) return Reflect.get(own, key)
    const value: unknown = Reflect.get(target, key)
    if (typeof value !== 'function' || key === 'constructor') return value
    // Read twice, a method is the same one.
    if (!methods.has(value)) methods.set(value, value.bind(target))
    return methods.get(value)
  }

  // A method that a host app replaces may call the one before: in the other object it would call itself.
  const holderOf = (key: string | symbol): object =>
    Reflect.getOwnPropertyDescriptor(own, key)?.writable ? own : target

  return new Proxy({} as Target, {
    get: (_, key) => read(key),
    set: (_, key, value) => Reflect.set(holderOf(key), key, value),
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(holderOf(key), key, descriptor),
    // Frozen, a proxy must not have members that its own target lacks.
    preventExtensions: () => false,
    deleteProperty: (_, key) => Reflect.deleteProperty(target, key),
    has: (_, key) => Object.hasOwn(own, key) || Reflect.has(target, key),
    ownKeys: () => [...new Set([...Reflect.ownKeys(target), ...Reflect.ownKeys(own)])],
    getOwnPropertyDescriptor(_, key) {
      const described = Reflect.getOwnPropertyDescriptor(target, key)
      if (!described && !Object.hasOwn(own, key)) return undefined
      return {
        configurable: true,
        enumerable: described?.enumerable ?? true,
        writable: true,
        value: read(key),
      }
    },
    getPrototypeOf: () => Reflect.getPrototypeOf(target),
  })
}
