import { onlineManager } from '@tanstack/query-core'
import { onTestFinished, vi } from 'vitest'

/**
 * Takes the page offline for the rest of the test. Files share the library of queries: what it knows of the network
 * would otherwise hold back the reads of later files.
 */
export function goOffline(): void {
  onTestFinished(() => onlineManager.setOnline(true))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}
