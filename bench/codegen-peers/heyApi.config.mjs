/** Types, functions, validators and queries; its mocks crash on GitHub's document. */
export default {
  input: process.env.BENCH_DOCUMENT,
  output: process.env.BENCH_OUTPUT,
  logs: { level: 'silent', file: false },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk', 'zod', '@tanstack/react-query'],
}
