import { saveFile } from '../platform/saveFile.ts'
import type { FoundationContext } from '../stores/FoundationContext.ts'
import type { KitHandle } from '../stores/KitHandle.ts'
import { getLogs } from './getLogs.ts'

export interface DownloadLogsParameters {
  /** Default: `wallet-kit-logs.jsonl`. */
  readonly fileName?: string
}

/**
 * Downloads a kit's log as a file: one entry of JSON per line (https://jsonlines.org). Does nothing on a server.
 *
 * @example
 * <button onClick={() => downloadLogs(kit)}>Save a log for support</button>
 */
export function downloadLogs(
  kit: KitHandle<Pick<FoundationContext, 'kitState' | 'stores'>>,
  { fileName = 'wallet-kit-logs.jsonl' }: DownloadLogsParameters = {},
): void {
  const lines = getLogs(kit).map((entry) => `${JSON.stringify(entry)}\n`)
  saveFile(new Blob(lines, { type: 'application/jsonl' }), fileName)
}
