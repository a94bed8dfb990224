/** The counting mail server, in a process of its own. */
import { startMailSink } from "../../tests/mail-sink.ts";

const { url } = await startMailSink();
process.send?.({ url });
