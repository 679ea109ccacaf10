/**
 * Text of a file with the version of our packages in it replaced: that of their exact dependencies on each other in a
 * `package.json`, also of private workspaces and templates, which Changesets leaves alone; the version that is sent to
 * services.
 */
export function setOwnVersion(path: string, text: string, version: string): string {
  if (path.endsWith('/sdkVersion.ts')) return text.replace(/'wallet-kit-[^']*'/, `'wallet-kit-${version}'`)
  return text.replace(/("@wallet-kit\/[\w-]+": )"\d[^"]*"/g, `$1"${version}"`)
}
