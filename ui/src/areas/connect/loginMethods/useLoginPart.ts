import { useCallback, useEffect, useState } from 'react'
import { logFailure } from '../../../kit/instance/logFailure.ts'
import { loginPart } from './loginPart.ts'

export interface LoginPart {
  /** `undefined` while it is loading, and when that failed. */
  readonly part: typeof loginPart.loaded
  readonly hasFailed: boolean
  retry(): void
}

/** The code of the ways to log in. Wallets stay usable without it. */
export function useLoginPart(isDue: boolean): LoginPart {
  const [part, setPart] = useState(loginPart.loaded)
  const [hasFailed, setFailed] = useState(false)

  const retry = useCallback(() => {
    setFailed(false)
    loginPart.load().then(
      (loaded) => {
        loginPart.loaded = loaded
        setPart(loaded)
      },
      (error: unknown) => {
        logFailure('The ways to log in', error)
        setFailed(true)
      },
    )
  }, [])

  useEffect(() => {
    if (isDue && !part) retry()
  }, [isDue, part, retry])
  return { part, hasFailed, retry }
}
