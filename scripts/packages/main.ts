// Packs every published package into packed/ and prints how an app installs them, before the first release to npm.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { describePacked } from './describePacked.ts'
import { packAll } from './packAll.ts'

const target = join(repositoryRoot, 'packed')

try {
  const packed = await packAll()
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  const files = packed.map(({ manifest: { name }, tarball }) => {
    const file = join(target, basename(tarball))
    copyFileSync(tarball, file)
    return { name, file }
  })
  console.log(describePacked(files))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
if (process.connected) process.disconnect()
