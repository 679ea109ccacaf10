import { createWalletError } from './createWalletError.ts'

/**
 * The user of a scripted wallet: agrees by default, and otherwise does as the script says.
 *
 * @param questions Methods that prompt the user.
 */
export function createWalletScript(questions: readonly string[]) {
  const rejectOnce: { method: string | undefined; error: unknown }[] = []
  let rejectAlways: { error: unknown } | undefined
  let neverAnswers = false
  let holds = false
  let waiting: ((error?: unknown) => void)[] = []
  const userRejection = () => createWalletError(4001, 'User rejected the request.')

  const switches = {
    rejectNext: (method?: string, error: unknown = userRejection()) => {
      rejectOnce.push({ method, error })
    },
    setReject: (on: boolean, error: unknown = userRejection()) => {
      rejectAlways = on ? { error } : undefined
    },
    setNeverAnswer: (on: boolean) => {
      neverAnswers = on
    },
    setHold: (on: boolean) => {
      holds = on
    },
    answerPending: (error?: unknown) => {
      const open = waiting
      waiting = []
      for (const answer of open) answer(error)
    },
  }
  return {
    switches,
    /** Settles when the user has agreed, rejects when not. Reads are not asked about. */
    async ask(method: string, isAlreadyAllowed: boolean): Promise<void> {
      const isQuestion = questions.includes(method) && !isAlreadyAllowed
      const index = rejectOnce.findIndex((entry) => entry.method === method || (isQuestion && !entry.method))
      const [once] = index < 0 ? [] : rejectOnce.splice(index, 1)
      if (once) throw once.error
      if (!isQuestion) return
      if (neverAnswers) await new Promise<never>(() => undefined)
      if (holds)
        await new Promise<void>((resolve, reject) => {
          waiting.push((error) => (error === undefined ? resolve() : reject(error)))
        })
      if (rejectAlways) throw rejectAlways.error
    },
  }
}
