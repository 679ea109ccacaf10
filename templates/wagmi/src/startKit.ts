import { type AppKit, createAppKit } from '@wallet-kit/react'
import { kitOptions } from './kitOptions.ts'
import { readSettings } from './readSettings.ts'
import { wagmiAdapter } from './wagmiAdapter.ts'

/** Creates the kit that the buttons and hooks of this page use. */
export function startKit(): AppKit {
  return createAppKit({ ...kitOptions(readSettings()), adapters: [wagmiAdapter] })
}
