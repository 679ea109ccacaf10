import { ownVersion } from './ownVersion.ts'
import { UsageError } from './UsageError.ts'

/** Describes an error: a line or two for what users can fix, a stack only for faults of the compiler. */
export function describeError(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n`
  // A file system error: `EACCES: permission denied, mkdir '…'`.
  if (error instanceof Error && 'syscall' in error && 'code' in error) {
    const advice = adviceOn[String(error.code)]
    return advice === undefined ? `${error.message}\n` : `${error.message}\n${advice}\n`
  }
  return describeFault(error)
}

const notAllowed = 'Choose another folder (-o), or allow writing to this one.'
const noFolder = 'A file has the path of a folder: choose another folder (-o), or move the file.'

const adviceOn: Readonly<Record<string, string | undefined>> = {
  EACCES: notAllowed,
  EDQUOT: 'The disk quota is exceeded: the output is incomplete. Free some space, and run again.',
  EEXIST: noFolder,
  ENOSPC: 'The disk is full: the output is incomplete. Free some space, and run again.',
  ENOTDIR: noFolder,
  EPERM: notAllowed,
  EROFS: notAllowed,
}

function describeFault(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { node } = process.versions
  return `${stack}

This is a fault of wallet-kit-codegen, not of yours. Please report it with the contract and the lines above
(version ${ownVersion()}, Node ${node}, ${process.platform}).
`
}
