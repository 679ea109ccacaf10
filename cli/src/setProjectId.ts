import { UsageError } from './UsageError.ts'

/**
 * Sets the project id in the text of an env file, whatever prefix the template's bundler wants there (`VITE_`, …).
 *
 * @throws {UsageError} when the id has characters that no project id has and that an env file would read as its own
 */
export function setProjectId(environment: string, projectId: string): string {
  if (!/^[\w-]{1,128}$/.test(projectId)) {
    throw new UsageError('A project id has letters, digits, hyphens and underscores only.')
  }
  return environment.replace(/^(\w*PROJECT_ID)=.*$/m, `$1=${projectId}`)
}
