// `npm run alto [-- file ...]`: the browser tests of smart accounts with pimlico's alto in place of the sandbox's bundler.
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { reportFailure } from '../bootstrap/reportFailure.mjs'
import { repositoryRoot } from '../bootstrap/repositoryRoot.mjs'
import { nodeTool } from '../tools/nodeTool.ts'
import { installAlto } from './installAlto.ts'

const tests = [
  'e2e/logins/smartAccount.spec.ts',
  'e2e/logins/accountTypes.spec.ts',
  'e2e/logins/permissions.spec.ts',
  'e2e/account/sponsored.spec.ts',
]

try {
  const ALTO_PROGRAM = await installAlto()
  const given = process.argv.slice(2)
  const args = [nodeTool('@playwright/test', 'playwright'), 'test', ...(given.length > 0 ? given : tests)]
  const { status } = spawnSync(process.execPath, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ALTO_PROGRAM },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
