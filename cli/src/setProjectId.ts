import { UsageError } from './UsageError.ts'

/**
 * Sets the project id in the content of an env file, with any prefix that the bundler requires (`VITE_`, …).
 *
 * @throws {UsageError} when the id has characters that could break the env file's syntax
 */
export function setProjectId(environment: string, projectId: string): string {
  if (!/^[\w-]{1,128}$/.test(projectId)) {
    throw new UsageError('A project id may contain only letters, digits, hyphens and underscores.')
  }
  return environment.replace(/^(\w*PROJECT_ID)=.*$/m, `$1=${projectId}`)
}
