import { createAppKit } from '@wallet-kit/react'
import { cookieStorage } from '@wallet-kit/sdk/cookies'
import { kitOptions } from './kitOptions.ts'
import { readSettings } from './readSettings.ts'

/** Creates the kit that the buttons and hooks of this app use. The server reads the last visit from its cookie. */
export function createKit() {
  return createAppKit({ ...kitOptions(readSettings()), storage: cookieStorage })
}
