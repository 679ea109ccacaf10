import { useContext } from 'react'
import { getLastAppKit } from '../instance/lastAppKit.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { AppKitContext } from './AppKitContext.ts'

/**
 * The kit of the nearest provider, else the one created last.
 *
 * @throws Error when there is neither, and in Server Components
 */
export function useKit(): ReactAppKit {
  if (!AppKitContext) throw new Error('React Context is unavailable in Server Components')
  const kit = useContext(AppKitContext) ?? getLastAppKit()
  if (!kit) throw new Error('Please call createAppKit before using useAppKit')
  return kit
}
