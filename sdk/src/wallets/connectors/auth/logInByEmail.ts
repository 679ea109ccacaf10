import { emailLoginCooldown } from '@wallet-kit/clients/errors/constants'
import { isChannelError } from '@wallet-kit/clients/runtime/channel/ChannelError'
import { createError } from '../../../foundation/errors/createError.ts'
import { createJoiner } from '../../../foundation/platform/createJoiner.ts'
import { raceSignal } from '../../../foundation/platform/raceSignal.ts'
import { forgetEmailSent, getEmailDelay, storeEmailSent } from './emailDelay.ts'
import type { LoginRequest } from './LoginRequest.ts'
import { logInByPasskey, needsPasskey } from './logInByPasskey.ts'

/** Number of times that the frame is asked for the opened link, 30 s each: a code is valid for 20 minutes as well. */
const mostDeviceWaits = 40

/**
 * Logs in with an e-mail address: by a code, before that by a link where the browser is new to the service, and after that
 * by a passkey where the user wants one with every login.
 *
 * @throws WalletKitError `EMAIL_LOGIN_COOLDOWN`, and what `SecureFrame.ask` throws
 */
export async function logInByEmail(email: string, request: LoginRequest): Promise<void> {
  const { frame, report, signal } = request
  const { action, code } = await sendEmail(email, request)
  if (action === 'CONNECT') return
  if (action === 'VERIFY_DEVICE') {
    report({ type: 'device', destination: email, ...(code && { code }) })
    await waitForDevice(request)
  }
  const isComplete = await new Promise<boolean>((resolve, reject) => {
    const join = createJoiner()
    let isRight = false
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const showStep = () => {
      report({
        type: 'code',
        destination: email,
        resendAt: Date.now() + getEmailDelay(request.storage),
        submit: async (code) => {
          if (isRight) return
          // One at a time: a code counts against the limit of wrong ones.
          await join(['submit'], async () => {
            const asked = request.settles(frame.ask((host) => host.connectOtp({ otp: code }), signal))
            const isDone = await raceSignal(asked, signal).then(
              () => true,
              (error) => {
                if (!needsPasskey(error)) throw error
                return false
              },
            )
            isRight = true
            resolve(isDone)
          })
        },
        resend: () =>
          join(['resend'], async () => {
            const again = await sendEmail(email, request)
            if (again.action === 'CONNECT') resolve(true)
            else showStep()
          }),
      })
    }
    showStep()
  })
  if (!isComplete) await logInByPasskey(request)
}

async function sendEmail(email: string, { frame, storage, signal }: LoginRequest) {
  const delay = getEmailDelay(storage)
  if (delay > 0) throw createError(emailLoginCooldown, { context: { seconds: Math.ceil(delay / 1_000) } })
  // Before it is sent: a visitor who leaves and comes back meanwhile must not send another one.
  storeEmailSent(storage)
  try {
    return await frame.ask((host) => host.connectEmail({ email }, { signal }), signal)
  } catch (error) {
    // None was sent, unless the visitor has left while it was.
    if (!signal.aborted) forgetEmailSent(storage)
    throw error
  }
}

/** A visitor takes longer to open a mail than the frame may take to reply: it is asked again. */
async function waitForDevice({ frame, signal }: LoginRequest): Promise<void> {
  for (let waits = 1; ; waits += 1) {
    const isOpened = await frame.ask(async (host) => {
      try {
        await host.connectDevice({ signal })
        return true
      } catch (error) {
        if (!isChannelError(error, 'timeout') || waits === mostDeviceWaits) throw error
        return false
      }
    }, signal)
    if (isOpened) return
  }
}
