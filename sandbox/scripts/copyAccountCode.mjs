// Copies the creation code of the contracts of smart accounts from their npm packages to src/contracts/accountCode.ts, and
// that of each account's proxy, on which addresses depend, to the frame.
// The packages are 25 MB and change no more, so they are no dependencies. Run in a folder of their own:
//   npm pack <package>@<version>    (those below), then unpack each to <folder>/<name>-<version>
//   node sandbox/scripts/copyAccountCode.mjs <folder>
// src/chains/smartAccounts/accountContracts.test.ts compares the code with the contracts' addresses on public chains.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const output = fileURLToPath(new URL('../src/contracts/accountCode.ts', import.meta.url))
const proxyOutput = fileURLToPath(
  new URL('../../frame/src/smartAccounts/deleGator/accountProxyCode.ts', import.meta.url),
)
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
]

/**
 * The delegation framework 1.3.0. The package's build differs from the deployed one in nothing but the compiler's hash of
 * sources and settings, so that is replaced: with it the code leads to the addresses of public chains.
 */
const framework = {
  name: '@metamask/delegation-abis',
  version: '2.0.0',
  license: 'MIT-0 or Apache-2.0',
  contracts: {
    simpleFactory: ['SimpleFactory', 'c5ebe4333fa061619df2864b76011685b4a25867b9958ff350b638fd1a460aaa'],
    p256Library: ['SCL_RIP7212', 'db42f6eb4dd2e44ebbcdfb0e0c9211fa08a46e54bcbeaa686b43ab15003964fe'],
    delegationManager: [
      'DelegationManager',
      'c2284ea0163aafd9aee402e7645e9db93d0c27667921732dd0458883520a4752',
    ],
    hybridDeleGator: ['HybridDeleGator', '0d163878bfa2b037deeac3ef528ca59754c074b28dca72539f88c3723e9e6192'],
    allowedTargets: [
      'AllowedTargetsEnforcer',
      'c8822d4c7275ef8dedf0f20285c1cb5687e2081aef67716a170ae9a2f3de5001',
    ],
    allowedMethods: [
      'AllowedMethodsEnforcer',
      '9b5da9243dcd3815a06d34a51586ce02e6c67b993be22c2b463556cf3e0f77b4',
    ],
    allowedCalldata: [
      'AllowedCalldataEnforcer',
      '860b8be6a7e9f218173e7b97e4f7d5d6522ab0118af89a815fcf60520e952ed4',
    ],
    exactCalldata: [
      'ExactCalldataEnforcer',
      '62106f857b9ea5652771f8110c9d685a8777516e1a78046d5db46a91586469c1',
    ],
    valueLte: ['ValueLteEnforcer', 'aaa65c38bf913adb3b6476a0d2d501b6b9e881c6a33b33b16dd8081cbc1b61ce'],
    limitedCalls: [
      'LimitedCallsEnforcer',
      '2c3f46b0859baa05ad68ac999840f0730e6a8b3553b600a51784470af7b87c1d',
    ],
    timestamp: ['TimestampEnforcer', '937c24aea9e01f448cb62e2b3be0bdd7f808e5688cca18b12ff45cb1dabdc7b0'],
    erc20TransferAmount: [
      'ERC20TransferAmountEnforcer',
      'c41875b732e3b48749e6357d2d1452efe720957c650141af2df143c50d966250',
    ],
    nativeTransferAmount: [
      'NativeTokenTransferAmountEnforcer',
      '24cad96a7227a2b90e98242180a662fd4fbc57d3e5f57735ca4faddc936bc47d',
    ],
    // Created by the factory, for each account: the address depends on the code as the package has it.
    accountProxy: ['ERC1967Proxy'],
  },
}

const folderOf = ({ name, version }) =>
  join(folder, `${name.replace('@', '').replace('/', '-')}-${version}`, 'package')

const ofFramework = Object.entries(framework.contracts).map(([key, [contract, metadata]]) => {
  const file = join(folderOf(framework), `dist/bytecode/${contract}.mjs`)
  const [, code] = readFileSync(file, 'utf8').match(/"(0x[^"]+)"/)
  // Links the library at its address on public chains.
  const linked = code.replace(/__\$[0-9a-f]{34}\$__/g, 'ccd3b747f3dbd349fa3af4ebc7d0c31ae6f21dd1')
  const built = metadata
    ? linked.replace(/(a2646970667358221220)[0-9a-f]{64}(?=64736f6c63)/g, `$1${metadata}`)
    : linked
  const { name, version, license } = framework
  return `/** Creation code of ${contract}, ${name} ${version} (${license}). */\nexport const ${key}Creation: Hex =\n  '${built}'\n`
})

const constants = packages.flatMap(({ name, version, license, artifacts, runtime }) => {
  const base = folderOf({ name, version })
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
    '// Copied by scripts/copyAccountCode.mjs from the named packages; it says what it changes. Do not edit.\n',
    "import type { Hex } from 'viem'\n",
    ...constants,
    ...ofFramework.slice(0, -1),
  ].join('\n'),
)
writeFileSync(
  proxyOutput,
  [
    '// Copied by sandbox/scripts/copyAccountCode.mjs from the named package. Do not edit.\n',
    "import type { Hex } from 'viem'\n",
    ...ofFramework.slice(-1),
  ].join('\n'),
)
