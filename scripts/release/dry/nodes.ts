import { join } from 'node:path'
import { hostTool } from '../../hosts/hostTools.ts'

/** Lines of Node that a release has to run on: the oldest that the packages accept, and each that is maintained. */
export const nodeLines: readonly string[] = ['20.19', '22', '24', '26']

/**
 * The newest Node of a line, from its platform package, which is installed once.
 *
 * @throws {StepFailure} where npm has none for this platform
 */
export async function installNode(line: string): Promise<string> {
  return join(await hostTool(`node-${process.platform}-${process.arch}`, line), 'bin/node')
}
