const { BENCH_DOCUMENT: target, BENCH_OUTPUT: output } = process.env

/** Types, fetch functions, hooks and handlers in one folder a tag, and validators beside them. */
export default {
  client: {
    input: { target },
    output: {
      target: `${output}/api.ts`,
      schemas: `${output}/model`,
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      mock: true,
    },
  },
  validators: {
    input: { target },
    output: {
      target: `${output}/validators.ts`,
      mode: 'tags-split',
      client: 'zod',
      fileExtension: '.zod.ts',
    },
  },
}
