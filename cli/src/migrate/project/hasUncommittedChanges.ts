import { spawnSync } from 'node:child_process'

/** Whether git knows of changes below a folder that are not committed. False outside of a repository. */
export function hasUncommittedChanges(folder: string): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 && stdout.trim() !== ''
}
