import type { Alert } from '@wallet-kit/sdk'
import { useEffect, useState } from 'react'
import { logFailure } from '../kit/instance/logFailure.ts'

type BarModule = typeof import('./AlertBar.tsx')

/** Loads the bar that shows an alert. */
export type LoadAlerts = () => Promise<BarModule>

/** Whether the page is on the developer's own machine. */
const isLocal = () => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(location.hostname)

export interface AlertsProps {
  readonly alert: Alert | undefined
  readonly load: LoadAlerts
}

/**
 * Alerts, on the developer's own machine only: visitors can do nothing about a configuration
 * problem; the console has it everywhere. The code that shows one is loaded with the first.
 */
export function Alerts({ alert, load }: AlertsProps) {
  const [bar, setBar] = useState<BarModule>()
  const isDue = alert !== undefined && isLocal()

  useEffect(() => {
    if (isDue) load().then(setBar, (error: unknown) => logFailure('The alert', error))
  }, [isDue, load])

  return isDue && bar && <bar.AlertBar alert={alert} />
}
