import { createContext, useCallback, useContext, useState } from 'react'

/** What views want to find again when the visitor comes back to them; emptied when the modal closes. */
export const ViewMemoryContext = createContext<Map<string, unknown>>(new Map())

/** State that outlives its view until the modal closes: a search, a place in a list. */
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
