/** The mail server that only counts, in a process of its own. */
import { startMailSink } from "../../tests/mail-sink.ts";

const { url } = await startMailSink();
process.send?.({ url });
