import type { Device } from '../../keys/device/Device.ts'
import type { Status } from '../account/createAccount.ts'
import type { Api } from '../createApi.ts'
import type { KeeperClient, KeeperLogin } from './createKeeperClient.ts'
import { emailNote } from './emailNote.ts'

/** Changes the address that the user logs in with, at the service by codes and at the keeper by links. */
export interface EmailChange {
  start(email: string): Promise<{ readonly action: 'VERIFY_PRIMARY_OTP' }>
  /** @throws an Error until the link in the keeper's mail to the present address was confirmed */
  confirmPresent(otp: string): Promise<void>
  /** @throws an Error until the link in the keeper's mail to the new address was confirmed */
  confirmNew(otp: string): Promise<{ readonly newEmail: string }>
}

export interface CreateEmailChangeParameters {
  readonly api: Api
  readonly device: Promise<Device>
  readonly keeper: KeeperClient
  /** Origin of the page that embeds the frame. */
  readonly hostOrigin: string
}

/** A mail of the keeper that waits for its link. */
interface Confirmation {
  readonly email: string
  readonly id: string
  readonly code: string
}

interface Change {
  readonly newEmail: string
  readonly present: Confirmation
  login?: KeeperLogin
  next?: Confirmation
}

export function createEmailChange(parameters: CreateEmailChangeParameters): EmailChange {
  const { api, keeper, hostOrigin } = parameters
  let change: Change | undefined

  async function mail(email: string): Promise<Confirmation> {
    const { id, code } = await keeper.startEmail({ email, app: hostOrigin })
    return { email, id, code }
  }

  /** Before the code is used, which works once. */
  async function confirmed({ email, id, code }: Confirmation): Promise<KeeperLogin> {
    const login = await keeper.waitForEmail(id, 0, new AbortController().signal)
    if (login) return login
    throw new Error(
      `First open the link in the other e-mail to ${email}. Its page shows the number ${code}. Then enter this code again.`,
    )
  }

  function present(): Change {
    if (!change) throw new Error('Code expired. Request a new one.')
    return change
  }

  return {
    async start(newEmail) {
      const reply = await api.call<{ readonly action: 'VERIFY_PRIMARY_OTP' }>('/email/change', {
        email: newEmail,
      })
      const { email } = await api.call<{ readonly email: string }>('/user')
      change = { newEmail, present: await mail(email) }
      return reply
    },
    async confirmPresent(otp) {
      const running = present()
      running.login = await confirmed(running.present)
      await api.call('/email/change/primary', { otp })
      running.next = await mail(running.newEmail)
    },
    async confirmNew(otp) {
      const { login, next } = present()
      if (!login || !next) throw new Error('Code expired. Request a new one.')
      const other = await confirmed(next)
      // Both addresses lead to the account until the service has changed its own, so none is lost half-way.
      await keeper.addIdentity(login, other, { replaces: false })
      const reply = await api.call<{ readonly newEmail: string }>('/email/change/secondary', { otp })
      await keeper.addIdentity(login, other, { replaces: true })
      const { addresses } = await api.call<Status>('/status')
      if (addresses)
        await (await parameters.device).keepNote(await emailNote(reply.newEmail), addresses.eip155)
      change = undefined
      return reply
    },
  }
}
