import { createContext, useCallback, useContext, useState } from 'react'

/** State that views restore when the user goes back to them; cleared when the modal closes. */
export const ViewMemoryContext = createContext<Map<string, unknown>>(new Map())

/** State that outlives its view until the modal closes: a search term, a scroll position. */
export function useViewMemory<Value>(key: string, initial: Value): [Value, (next: Value) => void] {
  const memory = useContext(ViewMemoryContext)
  const [value, setValue] = useState<Value>(() => (memory.has(key) ? (memory.get(key) as Value) : initial))
  const remember = useCallback(
    (next: Value) => {
      memory.set(key, next)
      setValue(next)
    },
    [memory, key],
  )
  return [value, remember]
}
