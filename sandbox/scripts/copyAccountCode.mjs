// Copies the creation code of the contracts of smart accounts from their npm packages to src/contracts/accountCode.ts.
// The packages are 25 MB and change no more, so they are no dependencies. Run in a folder of their own:
//   npm pack <package>@<version>    (those below), then unpack each to <folder>/<name>-<version>
//   node sandbox/scripts/copyAccountCode.mjs <folder>
// src/chains/smartAccounts/accountContracts.test.ts compares the code with the contracts' addresses on public chains.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const output = fileURLToPath(new URL('../src/contracts/accountCode.ts', import.meta.url))
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder with the unpacked packages')

const packages = [
  {
    name: '@account-abstraction/contracts',
    version: '0.7.0',
    license: 'GPL-3.0',
    artifacts: {
      entryPointCreation: 'artifacts/EntryPoint.json',
      verifyingPaymasterCreation: 'artifacts/VerifyingPaymaster.json',
    },
    runtime: { entryPointSimulationsCode: 'artifacts/EntryPointSimulations.json' },
  },
  {
    name: '@safe-global/safe-contracts',
    version: '1.4.1',
    license: 'LGPL-3.0',
    artifacts: {
      safeCreation: 'build/artifacts/contracts/Safe.sol/Safe.json',
      safeProxyFactoryCreation:
        'build/artifacts/contracts/proxies/SafeProxyFactory.sol/SafeProxyFactory.json',
      safeProxyCreation: 'build/artifacts/contracts/proxies/SafeProxy.sol/SafeProxy.json',
      multiSendCreation: 'build/artifacts/contracts/libraries/MultiSend.sol/MultiSend.json',
      multiSendCallOnlyCreation:
        'build/artifacts/contracts/libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json',
    },
    runtime: {},
  },
  {
    name: '@safe-global/safe-4337',
    version: '0.3.0',
    license: 'GPL-3.0',
    artifacts: {
      safeModuleSetupCreation: 'build/artifacts/contracts/SafeModuleSetup.sol/SafeModuleSetup.json',
      safe4337ModuleCreation: 'build/artifacts/contracts/Safe4337Module.sol/Safe4337Module.json',
    },
    runtime: {},
  },
]

const constants = packages.flatMap(({ name, version, license, artifacts, runtime }) => {
  const base = join(folder, `${name.replace('@', '').replace('/', '-')}-${version}`, 'package')
  const constant = (key, file, field, kind) => {
    const { contractName, [field]: code } = JSON.parse(readFileSync(join(base, file), 'utf8'))
    return `/** ${kind} code of ${contractName}, ${name} ${version} (${license}, with its sources). */\nexport const ${key}: Hex =\n  '${code}'\n`
  }
  return [
    ...Object.entries(artifacts).map(([key, file]) => constant(key, file, 'bytecode', 'Creation')),
    ...Object.entries(runtime).map(([key, file]) => constant(key, file, 'deployedBytecode', 'Runtime')),
  ]
})
writeFileSync(
  output,
  [
    '// Copied by scripts/copyAccountCode.mjs from the named packages, unchanged. Do not edit.\n',
    "import type { Hex } from 'viem'\n",
    ...constants,
  ].join('\n'),
)
