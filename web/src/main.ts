import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { startLanguage } from "./lib/fluent.svelte";
import { startRouter } from "./lib/router.svelte";
import { keepOffline } from "./lib/offline";
import { watchMedia } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

watchMedia();
startRouter();
void startLanguage();
if (import.meta.env.MODE === "production") keepOffline();

export default mount(App, { target });
