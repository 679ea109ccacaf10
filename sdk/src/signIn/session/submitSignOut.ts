import { leavePage, toOwnPage } from './leavePage.ts'
import { type FormContext, type SignInOptions, toTarget } from './submitSignIn.ts'

/** Options of `signOut`. */
export type SignOutOptions = Pick<SignInOptions, 'redirectTo' | 'callbackUrl' | 'redirect'>

export interface SignOutResult {
  /** The server's next page, on this origin. */
  readonly url: string
}

/** Signs out, by the steps of Auth.js. */
export async function submitSignOut(
  { calls, tabs, change }: FormContext,
  { redirectTo, callbackUrl, redirect = true }: SignOutOptions,
): Promise<SignOutResult | undefined> {
  const target = toTarget(redirectTo ?? callbackUrl)
  const submit = async () => {
    const reply = await calls.postSignOut(target.url)
    return (reply && toOwnPage(reply.url)) ?? target
  }
  if (!redirect) return { url: (await change('signout', submit)).url }
  const next = await submit()
  tabs.announce('signout')
  return leavePage(next)
}
