import type { AppKit } from '@wallet-kit/react'

/** Whether a visitor has signed in and out in this page: for an app's `onSignIn` and `onSignOut`. */
export interface SignInEvents {
  readonly onSignIn: boolean
  readonly onSignOut: boolean
}

const initial: SignInEvents = { onSignIn: false, onSignOut: false }
let events = initial
const listeners = new Set<() => void>()

/** A store of this page, for the hook of the host's other stores. */
export const signInEvents = {
  getState: () => events,
  getInitialState: () => initial,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function reportSignInEvent(name: keyof SignInEvents): void {
  events = { ...events, [name]: true }
  for (const listener of listeners) listener()
}

/** Reports the events of a kit whose plug-in has no callbacks. A session that a reload finds is no sign-in. */
export function reportSignInEvents({ stores }: Pick<AppKit, 'stores'>): void {
  stores.signIn.subscribe((state, previous) => {
    const [is, was] = [state.status === 'authenticated', previous.status === 'authenticated']
    if (is && previous.status === 'signing') reportSignInEvent('onSignIn')
    if (was && !is) reportSignInEvent('onSignOut')
  })
}
