import { testBadRequests } from "../host/bad-requests.ts";

testBadRequests(60);
