/** The name of an app for people, from that of its package: `my-app` is `My app`. */
export function toAppName(packageName: string): string {
  const words = packageName
    .split(/[-_.]+/)
    .filter(Boolean)
    .join(' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** Sets the app's name in the content of an env file, with any prefix that the bundler requires (`VITE_`, …). */
export function setAppName(environment: string, packageName: string): string {
  return environment.replace(/^(\w*APP_NAME)=.*$/m, (_, variable) => `${variable}=${toAppName(packageName)}`)
}
