import { ownVersion } from './ownVersion.ts'
import { UsageError } from './UsageError.ts'

/** What is shown of an error: one line for what people can mend, a stack only for faults of the compiler. */
export function describeError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n`
  // The disk said no: `EACCES: permission denied, mkdir '…'`.
  if (error instanceof Error && 'syscall' in error && 'path' in error) return `${error.message}\n`
  return describeFault(error)
}

function describeFault(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { node } = process.versions
  return `${stack}

This is a fault of wallet-kit-codegen, not of yours. Please report it with the contract and the lines above
(version ${ownVersion()}, Node ${node}, ${process.platform}).
`
}
