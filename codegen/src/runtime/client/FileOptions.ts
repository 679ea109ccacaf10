import type { Bytes } from '../Bytes.ts'
import type { RequestOptions } from './RequestOptions.ts'

/** Options of a call whose reply is a file. */
export interface FileOptions<As extends 'blob' | 'stream'> extends RequestOptions {
  /**
   * `stream`: the bytes as they are received, of any length; the time limit then ends with the headers. By default the whole
   * file.
   */
  readonly parseAs?: As | undefined
}

/** A file in the requested form. */
export type FileReply<Reply, As extends 'blob' | 'stream'> = As extends 'stream'
  ? ReadableStream<Bytes> | Extract<Reply, undefined>
  : Reply
