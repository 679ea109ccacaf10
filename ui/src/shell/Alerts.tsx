import type { Alert } from '@wallet-kit/sdk'
import { useEffect, useState } from 'react'
import { logFailure } from '../kit/instance/logFailure.ts'

type BarModule = typeof import('./AlertBar.tsx')

/** Whether the page is on the developer's own machine. */
const isLocal = () => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname)

export interface AlertsProps {
  readonly alert: Alert | undefined
}

/**
 * Alerts, on the developer's own machine only: visitors can do nothing about a configuration
 * problem; the console has it everywhere. The code that shows one is loaded with the first.
 */
export function Alerts({ alert }: AlertsProps) {
  const [bar, setBar] = useState<BarModule>()
  const isDue = alert !== undefined && isLocal()

  useEffect(() => {
    if (isDue) import('./use.ts').then(setBar, (error: unknown) => logFailure('The alert', error))
  }, [isDue])

  return isDue && bar && <bar.AlertBar alert={alert} />
}
