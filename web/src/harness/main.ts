import { mount } from "svelte";
import "../theme.css";
import "../base.css";
import Gallery from "./Gallery.svelte";
import Harness from "./Harness.svelte";

const Page = new URLSearchParams(location.search).has("gallery") ? Gallery : Harness;
mount(Page, { target: document.getElementById("page")! });
