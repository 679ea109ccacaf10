import { existsSync } from 'node:fs'
import process from 'node:process'

/** C library of Alpine and similar systems, whose loader has this name. */
const isMusl = existsSync(`/lib/ld-musl-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}.so.1`)

/**
 * Whether npm installs a package on this machine.
 *
 * @param {{ os?: string | readonly string[], cpu?: string | readonly string[], libc?: string | readonly string[] }} locked
 * @param {{ os: string, cpu: string, libc: string }} [machine]
 */
export function isForPlatform(
  { os, cpu, libc },
  machine = { os: process.platform, cpu: process.arch, libc: isMusl ? 'musl' : 'glibc' },
) {
  return (
    allows(os, machine.os) &&
    allows(cpu, machine.cpu) &&
    (machine.os !== 'linux' || allows(libc, machine.libc))
  )
}

/**
 * @param {string | readonly string[] | undefined} wanted names, or exceptions (`!win32`)
 * @param {string} name
 */
function allows(wanted, name) {
  if (wanted === undefined) return true
  const list = [wanted].flat()
  const isException = list.every((other) => other.startsWith('!'))
  return isException ? !list.includes(`!${name}`) : list.includes(name) || list.includes('any')
}
