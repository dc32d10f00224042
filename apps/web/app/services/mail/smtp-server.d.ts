/** What the mail tests use of smtp-server, which brings no types. */
declare module 'smtp-server' {
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  interface Session {
    envelope: { mailFrom: { address: string }; rcptTo: { address: string }[] };
  }

  interface Options {
    authOptional: boolean;
    disabledCommands: string[];
    logger: boolean;
    onMailFrom?(address: { address: string }, session: Session, done: (error?: Error) => void): void;
    onRcptTo(address: { address: string }, session: Session, done: (error?: Error) => void): void;
    onData(stream: Readable, session: Session, done: (error?: Error) => void): void;
  }

  export class SMTPServer {
    constructor(options: Options);
    connections: Set<unknown>;
    server: { address(): AddressInfo };
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
