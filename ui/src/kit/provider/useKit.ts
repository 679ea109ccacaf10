import { useContext, useState } from 'react'
import { lastAppKit } from '../instance/lastAppKit.ts'
import type { ReactAppKit } from '../instance/ReactAppKit.ts'
import { AppKitContext } from './AppKitContext.ts'

/**
 * The kit of the nearest provider, else the one created last. Components that are mounted when it is destroyed keep it
 * and show its last state: `destroy` must not break the host app's own components.
 *
 * @throws Error when there is neither
 */
export function useKit(): ReactAppKit {
  const living = useContext(AppKitContext) ?? lastAppKit
  const [first] = useState(living)
  const kit = living ?? first
  if (!kit) throw new Error('Please call createAppKit before using useAppKit')
  return kit
}
