import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { loadFirstLanguage } from "./lib/fluent.svelte";
import { startRouter } from "./lib/router.svelte";
import { registerServiceWorker } from "./lib/offline";
import { watchMedia } from "./lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

watchMedia();
startRouter();
void loadFirstLanguage();
if (import.meta.env.MODE === "production") registerServiceWorker();

export default mount(App, { target });
