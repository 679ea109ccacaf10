import { useContext, useState } from 'react'
import { getLastAppKit } from '../instance/lastAppKit.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { AppKitContext } from './AppKitContext.ts'

/**
 * The kit of the nearest provider, else the one created last. What is in the page when that kit is destroyed keeps it
 * and shows its last state: `destroy` must not take the host's own components down.
 *
 * @throws Error when there is neither, and in Server Components
 */
export function useKit(): ReactAppKit {
  if (!AppKitContext) throw new Error('React Context is unavailable in Server Components')
  const living = useContext(AppKitContext) ?? getLastAppKit()
  const [first] = useState(living)
  const kit = living ?? first
  if (!kit) throw new Error('Please call createAppKit before using useAppKit')
  return kit
}
