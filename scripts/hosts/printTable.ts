import type { HostResult, HostStep } from './runCell.ts'

const steps: readonly HostStep[] = ['install', 'types', 'build', 'browser']

/** A Markdown table of the matrix: versions, seconds of each step, result. */
export function printTable(results: readonly HostResult[]): string {
  const rows = results.map(({ cell, build, times, problems }) => [
    cell.name,
    `${build.bundler} ${build.version}`,
    cell.manager,
    cell.node,
    cell.react,
    ...(cell.app.kind === 'wagmi'
      ? [cell.app.reactQuery, cell.app.wagmi, cell.app.viem]
      : ['absent', `absent (web3.js ${cell.app.web3})`, 'absent']),
    `${cell.moduleResolution} (${cell.typescript})`,
    ...steps.map((step) => ((ms) => (ms === undefined ? '' : (ms / 1000).toFixed(1)))(times[step])),
    problems.length === 0 ? 'passed' : `${problems.length} failed`,
  ])
  const head = [
    'cell',
    'bundler',
    'manager',
    'Node',
    'React',
    'react-query',
    'wagmi',
    'viem',
    'moduleResolution (TypeScript)',
    ...steps.map((step) => `${step}, s`),
    'result',
  ]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}
