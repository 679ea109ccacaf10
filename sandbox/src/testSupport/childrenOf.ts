import { spawnSync } from 'node:child_process'

/** Ids of a process's children, without the one that lists them. */
export function childrenOf(pid: number): readonly number[] {
  const { stdout, pid: finder } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (parent === pid && child !== undefined && child !== finder ? [child] : []))
}
